import { createLocalReq, getPayload } from 'payload'
import config from '../../payload.config'
import { measureHitRates } from '../../src/features/cut-offs/backtest/measure-queries'
import { clearTags, tags, tagsCleared } from '../../src/lib/caching/cache'

const payload = await getPayload({ config, disableOnInit: true })
const pools = await measureHitRates(payload.db.pool)
clearTags(await createLocalReq({}, payload), [tags.cutOffs()])
await tagsCleared()
const { rows } = await payload.db.pool.query<Record<string, string | number>>(`
  select coalesce(authority.short_name, authority.name) as authority, quota.code as quota, course, round,
    from_year || ' to ' || to_year as years, cases::int, round(100.0 * held_likely / cases) as "at 0.75",
    round(100.0 * held_possible / cases) as "at 1.0", round(100.0 * held_reach / cases) as "at 1.2"
  from hit_rates rate join counselling_authorities authority on authority.id = rate.authority_id
    join seat_terms quota on quota.id = rate.quota_id
  where cases >= 30 order by 1, 2, 3, 4, 5`)
console.table(rows)
process.stdout.write(`${JSON.stringify({ measured: pools })}\n`)
await payload.destroy()
process.exit(0)
