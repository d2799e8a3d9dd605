'use client'
import type { DefaultCellComponentProps } from 'payload'
import { dayText, momentText } from '../messages'

/** A date in Payload's lists: in the time of India, as on the desks; Payload's own cell takes that of the computer. */
export function MomentCell({ cellData, isDayOnly }: DefaultCellComponentProps & { isDayOnly?: boolean }) {
  if (typeof cellData !== 'string' || cellData === '') return null
  return <span>{isDayOnly ? dayText(cellData) : momentText(cellData)}</span>
}
