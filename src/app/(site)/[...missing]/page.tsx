import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { layoutTexts } from '@/components/layout/texts'
import { logMissingPath } from '@/lib/log-missing-path'

// Two root layouts leave Next without a common page for unknown addresses; this one gives them the site's.
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: layoutTexts.notFound.title, robots: { index: false } }

export default async function Missing({ params }: { params: Promise<{ missing: string[] }> }) {
  logMissingPath((await params).missing)
  notFound()
}
