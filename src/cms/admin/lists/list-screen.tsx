'use client'
import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

/** Payload's list of a collection, its trash included, as the matter of its screen; in a drawer it is a part of one. */
export function ListScreen(list: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return <DefaultListView {...list} />
  return (
    <main id="main" tabIndex={-1}>
      <DefaultListView {...list} />
    </main>
  )
}
