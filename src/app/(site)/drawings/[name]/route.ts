import { drawingByName } from '@/components/drawings/drawing-files'

/** GET /drawings/{name}.svg: a drawing as a cacheable file. */
export async function GET(_request: Request, { params }: RouteContext<'/drawings/[name]'>) {
  const drawing = drawingByName((await params).name)
  if (!drawing) return new Response('Not found', { status: 404 })
  return new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
    },
  })
}
