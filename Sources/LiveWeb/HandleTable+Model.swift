import LiveControls

/// An effect that a ``Record`` can hold. `Tools/wire/build.py` writes the conformances.
protocol EffectEncodable {
    /// Appends the latest effect of each case.
    static func encode(_ effects: [Self], to record: inout Record)
}

extension HandleTable {
    /// Creates a model from the values in the inbox. Returns 0 if the inbox doesn't hold such values.
    mutating func create(_ fields: Int32, _ model: (inout InboxReader) -> Model) -> Handle {
        var reader = inbox.reader(fields)
        let model = model(&reader)
        inbox.wipe()
        return reader.isValid ? insert(model) : 0
    }
}

extension HandleTable
where
    Model: ControlModel, Model.Event: InboxDecodable, Model.Effect: EffectEncodable, Model.Presentation: RecordEncodable
{
    /// Sends the event in the inbox to a model. Returns its presentation and effects, or 0 if the inbox holds no event.
    mutating func send(
        _ fields: InboxFields<Model.Event>,
        to handle: Handle,
        at time: Double
    ) -> RecordAddress<Model.Presentation, Model.Effect> {
        var reader = inbox.reader(fields)
        let event: Model.Event = reader.value()
        inbox.wipe()
        guard reader.isValid else { return 0 }
        return record.write { record in
            update(handle) { model in
                let effects = model.send(event, at: time)
                record.append(model.presentation)
                Model.Effect.encode(effects, to: &record)
            }
        }
    }
}
