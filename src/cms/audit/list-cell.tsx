'use client'
import { useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** The list or page that an entry of the log is about, by its name. */
export function ListCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const collection = config.collections.find(({ slug }) => slug === cellData)
  const label = collection?.labels.plural ?? config.globals.find(({ slug }) => slug === cellData)?.label
  return <span>{typeof label === 'string' ? label : String(cellData ?? '')}</span>
}
