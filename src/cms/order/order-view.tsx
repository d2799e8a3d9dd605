import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { contentKeepers } from '../access/access'
import { emptyState, StudioLink } from '../admin/desk/styles'
import { studioMessages } from '../admin/messages'
import { studioPaths } from '../admin/shell/studio-paths'
import { studioView } from '../admin/shell/studio-view'
import { orderMessages as messages } from './messages'
import { type OrderItem, OrderList } from './order-list'

const MAX_LISTED = 100

interface OrderViewProps<Slug extends CollectionSlug> {
  collection: Slug
  title: string
  intro: string
  /** Label of the add button. */
  add: string
  /** URL of the page that shows them. */
  page: string
  /** How many of them visitors see. */
  max?: number
  itemOf: (
    record: DataFromCollectionSlug<Slug>,
  ) => Omit<OrderItem, 'id' | 'title'> & { title: string | null | undefined }
}

/** Screen for sorting a collection's records. */
export const orderView = <Slug extends CollectionSlug>(props: OrderViewProps<Slug>) => {
  const { collection, title, intro, add, page, max, itemOf } = props
  const actions = (
    <>
      <a href={studioPaths.trash(collection)}>{studioMessages.navigation.trash}</a>
      <a href={page} target="_blank" rel="noreferrer">
        {messages.preview}
      </a>
      <StudioLink href={studioPaths.create(collection)}>{add}</StudioLink>
    </>
  )
  return studioView({ title, intro, rule: contentKeepers, actions }, async ({ req, user }) => {
    const { docs } = await req.payload.find({
      collection,
      sort: ['sortOrder', 'createdAt'],
      limit: MAX_LISTED,
      depth: 1,
      overrideAccess: false,
      user,
    })
    const items = docs.map((record) => {
      const item = itemOf(record)
      return { ...item, id: String(record.id), title: item.title || messages.untitled }
    })
    if (items.length === 0) return <p className={emptyState}>{messages.none}</p>
    return <OrderList collection={collection} items={items} max={max} />
  })
}
