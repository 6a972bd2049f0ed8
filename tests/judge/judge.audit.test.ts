// Every case instead of a sample.
import './judge.server.test.ts'
