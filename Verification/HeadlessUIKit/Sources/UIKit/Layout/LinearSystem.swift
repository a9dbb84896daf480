import QuartzCore

/// Linear equations and inequalities with priorities, as in Auto Layout.
///
/// An equation holds as far as those of higher priority allow. So does an inequality, but it takes part only if the
/// solution would break it. If required ones conflict, the later one is broken, as in UIKit.
struct LinearSystem {
    struct Rule {
        var terms: [Int: Double]
        var relation: NSLayoutConstraint.Relation
        var value: Double
        var priority: Float
    }

    private(set) var variableCount = 0
    var rules: [Rule] = []

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    /// - Returns: The values of the variables; 0 if no rule determines a variable.
    func solved() -> [Double] {
        let order = rules.indices.sorted { (-rules[$0].priority, $0) < (-rules[$1].priority, $1) }
        let equations = Set(rules.indices.filter { rules[$0].relation == .equal })
        /// Inequalities that act as equations.
        var active: Set<Int> = []
        /// Inequalities that stay broken because of higher priorities.
        var given: Set<Int> = []
        func values(_ active: Set<Int>) -> [Double] {
            solution(order.filter { equations.contains($0) || active.contains($0) })
        }
        for _ in 0...2 * rules.count {
            let values = values(active)
            let broken = order.first { index in
                !equations.contains(index) && !active.contains(index) && !given.contains(index)
                    && isBroken(index, values)
            }
            guard let broken else { return values }
            active.insert(broken)
            if isBroken(broken, self.solution(order.filter { equations.contains($0) || active.contains($0) })) {
                active.remove(broken)
                given.insert(broken)
                continue
            }
            // Of several minimums, the largest one applies.
            for other in active where other != broken {
                var fewer = active
                fewer.remove(other)
                let values = solution(order.filter { equations.contains($0) || fewer.contains($0) })
                if !isBroken(other, values) { active = fewer }
            }
        }
        return values(active)
    }

    private func isBroken(_ index: Int, _ values: [Double]) -> Bool {
        let rule = rules[index]
        let left = rule.terms.reduce(0) { $0 + $1.value * values[$1.key] }
        return (rule.relation == .lessThanOrEqual ? rule.value - left : left - rule.value) < -1e-7
    }

    /// Solves the equations one by one, each reduced by the previous ones. The rest of an equation determines a
    /// variable.
    private func solution(_ order: [Int]) -> [Double] {
        let count = variableCount
        var rows: [(pivot: Int, row: [Double])] = []
        for index in order {
            var row = [Double](repeating: 0, count: count + 1)
            for (variable, factor) in rules[index].terms { row[variable] += factor }
            row[count] = rules[index].value
            for (pivot, other) in rows where row[pivot] != 0 { subtract(other, row[pivot], from: &row) }
            guard let pivot = (0..<count).max(by: { abs(row[$0]) < abs(row[$1]) }), abs(row[pivot]) > 1e-9 else {
                continue
            }
            let factor = row[pivot]
            for column in 0...count { row[column] /= factor }
            for place in rows.indices where rows[place].row[pivot] != 0 {
                subtract(row, rows[place].row[pivot], from: &rows[place].row)
            }
            rows.append((pivot, row))
        }
        var values = [Double](repeating: 0, count: count)
        for (pivot, row) in rows { values[pivot] = row[count] }
        return values
    }

    private func subtract(_ row: [Double], _ factor: Double, from other: inout [Double]) {
        for column in row.indices where row[column] != 0 { other[column] -= factor * row[column] }
    }
}
