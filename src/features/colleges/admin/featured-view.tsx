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
import type { College } from '@/payload-types'
import { collegeDeskMessages } from './messages'

const MOST_LISTED = 100
/** The specification's limit (section 9). */
const MOST_SHOWN = 6

const nameOf = (college: string | College | null | undefined) =>
  typeof college === 'object' && college ? college.name : null

/** The featured colleges in their order; visitors see the first six that are shown. */
export function FeaturedView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={collegeDeskMessages.featured}
      intro={collegeDeskMessages.orderIntro}
      rule={contentKeepers}
      actions={
        <>
          <a href={studioPaths.trash('featured-colleges')}>{studioMessages.navigation.trash}</a>
          <a href={pathsIn(STUDIO_LANGUAGE).admission()} target="_blank" rel="noreferrer">
            {texts.preview}
          </a>
          <StudioLink href={studioPaths.create('featured-colleges')}>{collegeDeskMessages.add}</StudioLink>
        </>
      }
    >
      {async (req, user) => {
        const { docs } = await req.payload.find({
          collection: 'featured-colleges',
          sort: ['sortOrder', 'createdAt'],
          limit: MOST_LISTED,
          depth: 1,
          overrideAccess: false,
          user,
        })
        const items = docs.map(({ id, name, college, isFeatured }) => ({
          id,
          title: name || nameOf(college) || texts.untitled,
          isOn: Boolean(isFeatured),
        }))
        return items.length > 0 ? (
          <OrderList collection="featured-colleges" items={items} most={MOST_SHOWN} />
        ) : (
          <p className={emptyState}>{texts.none}</p>
        )
      }}
    </StudioView>
  )
}
