'use client'
import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

/** Payload's list view, its trash included, inside a `main`; without one in a drawer, which is part of a screen. */
export function ListScreen(list: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return <DefaultListView {...list} />
  return (
    <main id="main" tabIndex={-1}>
      <DefaultListView {...list} />
    </main>
  )
}
