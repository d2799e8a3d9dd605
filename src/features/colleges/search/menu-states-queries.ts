import { cache } from 'react'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from '@/server/payload'

/**
 * States of the Courses menu: those ticked in the studio, by name. Any change of a state revalidates the whole site.
 */
export const getMenuStates = cache(() =>
  cached(['menu-states'], [tags.site()], [], async () => {
    const { db } = await payloadClient()
    const { rows } = await db.pool.query<{ name: string }>(
      'select name from regions where in_courses_menu and deleted_at is null order by name',
    )
    return rows.map(({ name }) => name)
  }),
)
