// Every case instead of a sample.
import '../smoke/naughty-strings.server.test.ts'
