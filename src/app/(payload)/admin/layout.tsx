import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { withoutOwnDialog } from '@/cms/editing/with-edited-elsewhere'
import { studioCall } from '@/server/studio-call'
import { studioGuard } from '@/server/studio-guard'
import { fontVariables } from '../../(site)/fonts'
import { importMap } from './importMap.js'
import '../studio.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return studioCall(withoutOwnDialog(args), importMap)
}

/**
 * Payload's frame for staff; a bare page for everyone else: for people without access Payload's frame renders nothing
 * on the server, so a redirect would not be an HTTP redirect.
 */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  const { outcome } = await studioGuard()
  if (outcome !== 'studio')
    return (
      <html lang="en" className={`${fontVariables} studio-outside`}>
        <body>{children}</body>
      </html>
    )
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontVariables }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
