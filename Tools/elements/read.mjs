/**
 * Prints the declarations of the elements in some folders as JSON: for each folder the declarations, or the error.
 *
 *     node read.mjs path/to/typescript.js path/to/Web...
 */

const folders = process.argv.slice(3);
const answers = [];
for (const folder of folders) {
  try {
    answers.push({ declarations: (await import(`./declarations.mjs?web=${encodeURIComponent(folder)}`)).declarations });
  } catch (error) {
    answers.push({ error: error.message });
  }
}
console.log(JSON.stringify(answers));
