import { startAfresh } from './fresh-file'

startAfresh()
// Modules that read the settings at import find sensible ones, and no database.
process.env.SITE_URL ??= 'http://localhost:3000'
process.env.PAYLOAD_SECRET ??= 'a-secret-for-tests-only-0123456789'
process.env.CRON_SECRET ??= 'a-secret-for-tests-only-9876543210'
