'use client'
import { useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Name of the collection or global an entry is about. */
export function ListCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const collection = config.collections.find(({ slug }) => slug === cellData)
  const label = collection?.labels.plural ?? config.globals.find(({ slug }) => slug === cellData)?.label
  return <span>{typeof label === 'string' ? label : String(cellData ?? '')}</span>
}
