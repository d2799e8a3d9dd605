import { describe, expect, it } from 'vitest'
import { readSpreadsheetDay } from './spreadsheet-day'

describe('spreadsheet day', () => {
  it.each([
    '2027-01-15',
    '2027/1/15',
    '15/01/2027',
    '15/01/27',
    '15.01.2027',
    '15-1-27',
    '15-Jan-27',
    '15-JAN-2027',
    '15 January 2027',
    '15 Jan, 2027',
    'Jan 15, 2027',
    '2027-01-15T00:00:00Z',
    '15/01/2027 00:00',
    '15-Jan-27 12:30 PM',
    '१५/०१/२०२७',
  ])('parses %s', (text) => expect(readSpreadsheetDay(text)).toEqual({ day: '2027-01-15', isUnsure: null }))

  it.each(['46402', '46402.5'])('parses Excel’s serial number %s and marks it as unsure', (text) =>
    expect(readSpreadsheetDay(text)).toEqual({ day: '2027-01-15', isUnsure: 'day-number' }),
  )

  it('reads ambiguous days day first and marks them as unsure', () => {
    expect(readSpreadsheetDay('03/04/27')).toEqual({ day: '2027-04-03', isUnsure: 'day-first' })
    expect(readSpreadsheetDay('04/04/27')).toEqual({ day: '2027-04-04', isUnsure: null })
    expect(readSpreadsheetDay('3-Apr-27')?.isUnsure).toBeNull()
  })

  it.each([
    'soon',
    '',
    '31/02/2027',
    '12/31/2027',
    '2027-13-01',
    '1899-01-01',
    '15-Jax-27',
    '15 Janury 2027',
    '12',
    '99999',
  ])('rejects %s', (text) => expect(readSpreadsheetDay(text)).toBeNull())
})
