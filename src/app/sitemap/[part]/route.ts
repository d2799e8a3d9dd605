import { MAX_PER_FILE, sitePaths, urlSet } from '../../sitemap.xml/paths'

/** One of several sitemap files: /sitemap/1.xml and on. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1] ?? 0)
  if (number === 0) return new Response(null, { status: 404 })
  const entries = (await sitePaths()).slice((number - 1) * MAX_PER_FILE, number * MAX_PER_FILE)
  return entries.length > 0 ? urlSet(entries) : new Response(null, { status: 404 })
}
