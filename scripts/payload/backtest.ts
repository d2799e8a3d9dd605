import { createLocalReq, getPayload } from 'payload'
import config from '../../payload.config'
import { measuredPools, measureHitRates } from '../../src/features/cut-offs/operations/measure-queries'
import { MIN_CASES } from '../../src/features/cut-offs/predictor/band-rule'
import { clearTags, tags, tagsCleared } from '../../src/lib/caching/cache'

const payload = await getPayload({ config, disableOnInit: true })
const pools = await measureHitRates(payload.db.pool)
clearTags(await createLocalReq({}, payload), [tags.cutOffs()])
await tagsCleared()
console.table(await measuredPools(payload.db.pool, process.argv.includes('--every-pool'), MIN_CASES))
process.stdout.write(`${JSON.stringify({ measured: pools })}\n`)
await payload.destroy()
process.exit(0)
