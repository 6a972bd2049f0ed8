// Every case instead of a sample.
import '../faults/naughty-strings.server.test.ts'
