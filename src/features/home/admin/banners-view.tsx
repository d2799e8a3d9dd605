import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { StudioLink } from '@/cms/admin/desk/studio-button'
import { emptyState } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { orderMessages as texts } from '@/cms/order/messages'
import { OrderList } from '@/cms/order/order-list'
import { pathsIn } from '@/lib/paths/paths'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { BannerSlide } from '@/payload-types'
import { isDue } from '../live-banners'
import { homeAdminMessages } from './messages'

const MOST_LISTED = 100

/** Whether a slide is a draft, and the times at which it comes and goes. */
function noteOf({ _status, showFrom, showUntil }: BannerSlide): string | undefined {
  const now = Date.now()
  const isOver = showUntil && Date.parse(showUntil) <= now
  const notes = [
    _status === 'draft' && homeAdminMessages.draft,
    showFrom && Date.parse(showFrom) > now && homeAdminMessages.from(showFrom),
    showUntil && (isOver ? homeAdminMessages.over(showUntil) : homeAdminMessages.until(showUntil)),
  ].filter(Boolean)
  return notes.join(', ') || undefined
}

/** The slides of the home page in their order. */
export function BannersView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={homeAdminMessages.task}
      intro={homeAdminMessages.orderIntro}
      rule={contentKeepers}
      actions={
        <>
          <a href={studioPaths.trash('banner-slides')}>{studioMessages.navigation.trash}</a>
          <a href={pathsIn(STUDIO_LANGUAGE).home()} target="_blank" rel="noreferrer">
            {texts.preview}
          </a>
          <StudioLink href={studioPaths.create('banner-slides')}>{homeAdminMessages.add}</StudioLink>
        </>
      }
    >
      {async (req, user) => {
        const { docs } = await req.payload.find({
          collection: 'banner-slides',
          sort: ['sortOrder', 'createdAt'],
          limit: MOST_LISTED,
          depth: 0,
          overrideAccess: false,
          user,
        })
        const items = docs.map((slide) => ({
          id: slide.id,
          title: slide.title || texts.untitled,
          isOn: Boolean(slide.isActive),
          isHidden: slide._status === 'draft' || !isDue(slide),
          note: noteOf(slide),
        }))
        return items.length > 0 ? (
          <OrderList collection="banner-slides" items={items} />
        ) : (
          <p className={emptyState}>{texts.none}</p>
        )
      }}
    </StudioView>
  )
}
