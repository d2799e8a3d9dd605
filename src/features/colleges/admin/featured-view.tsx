import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access'
import { OrderList } from '@/cms/admin/order-list'
import { studioPaths } from '@/cms/admin/studio-paths'
import { StudioView } from '@/cms/admin/studio-view'
import { studioTexts } from '@/cms/admin/texts'
import { paths } from '@/lib/paths'
import type { College } from '@/payload-types'

const MOST_LISTED = 100
/** The specification's limit (section 9). */
const MOST_SHOWN = 6
const texts = studioTexts.order

const nameOf = (college: string | College | null | undefined) =>
  typeof college === 'object' && college ? college.name : null

/** The featured colleges in their order; visitors see the first six that are shown. */
export function FeaturedView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.featured}
      intro={texts.featuredIntro}
      rule={contentKeepers}
      actions={
        <>
          <a href={paths.admission()} target="_blank" rel="noreferrer">
            {texts.preview}
          </a>
          <a className="studio-button is-next" href={studioPaths.create('featured-colleges')}>
            {texts.addFeatured}
          </a>
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
          title: name || nameOf(college) || id,
          isOn: Boolean(isFeatured),
        }))
        return items.length > 0 ? (
          <OrderList collection="featured-colleges" switchField="isFeatured" items={items} most={MOST_SHOWN} />
        ) : (
          <p className="desk-empty">{texts.none}</p>
        )
      }}
    </StudioView>
  )
}
