// Every case instead of a sample.
import '../faults/backup.server.test.ts'
