import type { AdminViewServerProps } from 'payload'
import { OrderList } from '@/cms/admin/order-list'
import { studioPaths } from '@/cms/admin/studio-paths'
import { StudioView } from '@/cms/admin/studio-view'
import { studioTexts } from '@/cms/admin/texts'
import { keepsContent } from '@/cms/roles'
import { paths } from '@/lib/paths'

const MOST_LISTED = 100
const texts = studioTexts.order

/** The slides of the home page in their order. */
export function BannersView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.banners}
      intro={texts.bannersIntro}
      mayOpen={keepsContent}
      actions={
        <>
          <a href={paths.home()} target="_blank" rel="noreferrer">
            {texts.preview}
          </a>
          <a className="studio-button is-next" href={studioPaths.create('banner-slides')}>
            {texts.addBanner}
          </a>
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
        const items = docs.map(({ id, title, isActive, _status }) => ({
          id,
          title,
          isOn: Boolean(isActive),
          note: _status === 'draft' ? texts.draft : undefined,
        }))
        return items.length > 0 ? (
          <OrderList collection="banner-slides" switchField="isActive" items={items} />
        ) : (
          <p className="desk-empty">{texts.none}</p>
        )
      }}
    </StudioView>
  )
}
