import { runLongSuite } from './lib/tests/long-suite.mjs'

await runLongSuite('faults')
