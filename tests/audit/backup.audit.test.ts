// Every case instead of a sample.
import '../smoke/backup.server.test.ts'
