// All sixty titles instead of a sample.
import './draw-card.test.ts'
