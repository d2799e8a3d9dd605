import { csvHeaders } from '@/cms/csv/csv-response'
import { dataSetOf, PACKAGE_FILE } from '@/features/open-data/data-sets'
import { contentOf, dataPackage } from '@/features/open-data/queries'
import { languageOf } from '@/lib/language'
import { secondsToWait } from '@/lib/limits/rate-limit'
import { missingPage } from '@/lib/paths/missing-page'
import { clientIp } from '@/lib/request/client-ip'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

const TOO_MANY_REQUESTS = 429

/** One table of the open data, or its index; the same in every language. */
export const GET = publicRoute(
  async (_request: Request, context: { params: Promise<{ lang: string; file: string }> }) => {
    const { file, lang } = await context.params
    const set = dataSetOf(file)
    if (!set && file !== PACKAGE_FILE) return missingPage('page', languageOf(lang))
    const wait = await secondsToWait(await payloadClient(), 'openDataPerIp', await clientIp())
    if (wait > 0) return new Response(null, { status: TOO_MANY_REQUESTS, headers: { 'Retry-After': String(wait) } })
    return set ? new Response(await contentOf(set), { headers: csvHeaders(file) }) : Response.json(await dataPackage())
  },
)
