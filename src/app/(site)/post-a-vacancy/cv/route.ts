import { cvFile, sentOnResume } from '@/features/jobs/postings/queries'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/** The CV of a forwarded applicant, for the hospital holding the vacancy's link. */
export const GET = publicRoute(async (request) => {
  const { searchParams } = new URL(request.url)
  const resume = await sentOnResume(searchParams.get('link'), searchParams.get('application'))
  return (resume && (await cvFile(await payloadClient(), resume))) ?? missing()
})
