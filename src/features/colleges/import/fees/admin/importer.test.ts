import { describe, expect, it } from 'vitest'
import { readRow } from '@/cms/csv/table'
import { feeImporter } from './importer'

const COLUMNS = ['slug', 'course', 'year', 'amount', 'source']
const read = (amount: string) =>
  readRow(
    feeImporter.table,
    COLUMNS,
    { cells: ['a-college', 'MBBS', '2025-26', amount, 'Order'], row: 2 },
    feeImporter.readRow,
  )

describe('fee amount', () => {
  it.each(['120000', '1,20,000', '१,२०,०००', '₹ 1,20,000', '₹1,20,000.00', 'Rs. 1,20,000/-', 'INR 120,000'])(
    'parses %s',
    (cell) => expect(read(cell)).toMatchObject({ row: { amount: 120_000 } }),
  )

  it.each(['1.2 lakh', '1,20,000.50', '-5000', '₹', '$ 2,000', '12'])('rejects %s', (cell) =>
    expect(read(cell)).toMatchObject({ errors: [{ column: 'amount' }] }),
  )
})
