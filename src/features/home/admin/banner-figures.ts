import type { PayloadRequest } from 'payload'
import type { Figure } from '@/cms/admin/figures'
import { studioPaths } from '@/cms/admin/studio-paths'

/** How many banners visitors see now. */
export async function bannerFigures(req: PayloadRequest): Promise<Figure[]> {
  const { rows } = await req.payload.db.pool.query<{ count: string }>(
    "select count(*) from banner_slides where is_active and _status = 'published'",
  )
  return [{ label: 'Banners now showing', value: Number(rows[0]?.count ?? 0), href: studioPaths.banners() }]
}
