import { Text } from '@react-email/components'
import type { EnquirySummary } from './enquiry-summary'

const LINE = { fontSize: 16, lineHeight: '25px', margin: '0 0 8px', whiteSpace: 'pre-line' } as const

/** The fields of an enquiry under each other, each with its label. */
export const SummaryLines = ({ lines }: Pick<EnquirySummary, 'lines'>) =>
  lines.map(({ label, value }) => (
    <Text key={label} style={LINE}>
      <strong>{label}:</strong> {value}
    </Text>
  ))
