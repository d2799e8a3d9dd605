'use client'
import type { DefaultCellComponentProps } from 'payload'
import { dayText, momentText } from '../messages'

/** A date cell in Indian time, as on the desks; Payload's own uses the browser's time zone. */
export function MomentCell({ cellData, isDayOnly }: DefaultCellComponentProps & { isDayOnly?: boolean }) {
  if (typeof cellData !== 'string' || cellData === '') return null
  return <span>{isDayOnly ? dayText(cellData) : momentText(cellData)}</span>
}
