import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'
import type { StudioProps } from './routes'

export const generateMetadata = ({ params, searchParams }: StudioProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default function StudioNotFound({ params, searchParams }: StudioProps) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
