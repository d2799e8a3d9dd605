import type { PayloadRequest } from 'payload'
import type { Figure } from '@/cms/admin/overview/figures'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { homeAdminTexts } from './texts'

/** How many banners visitors see now, and how many will appear by themselves. */
export async function bannerFigures(req: PayloadRequest): Promise<Figure[]> {
  const { rows } = await req.payload.db.pool.query<Record<'showing' | 'coming', string>>(
    `select
       count(*) filter (where coalesce(show_from, now()) <= now()) as showing,
       count(*) filter (where show_from > now()) as coming
     from banner_slides where is_active and _status = 'published' and coalesce(show_until > now(), true)
       and deleted_at is null`,
  )
  return [
    { label: homeAdminTexts.showing, value: Number(rows[0]?.showing ?? 0), href: studioPaths.banners() },
    { label: homeAdminTexts.coming, value: Number(rows[0]?.coming ?? 0), href: studioPaths.banners() },
  ]
}
