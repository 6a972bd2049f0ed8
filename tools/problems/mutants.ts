/** `node tools/problems/mutants.ts SLUG…`: compares both references of problems on random inputs, and whether their tests catch mutants of the first one. */
import { checkMutants } from './check-mutants.ts'

for (const slug of process.argv.slice(2)) {
  const { mutants, differing, faults } = await checkMutants(slug)
  console.log(`${slug}: ${mutants} mutants, ${differing} of them give another answer; ${faults.length} faults\n${faults.map((fault) => `  - ${fault}\n`).join('')}`)
  if (faults.length > 0) process.exitCode = 1
}
