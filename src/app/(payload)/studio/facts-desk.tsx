import type { AdminViewServerProps } from 'payload'
import { FactsView } from '@/features/colleges/facts/admin/facts-view'
import { WaitingCorrections } from '@/features/corrections/admin/waiting-list'

/** Facts to check: what readers say is wrong first, then what is late. */
export const FactsDesk = (view: AdminViewServerProps) => FactsView(view, (req) => <WaitingCorrections req={req} />)
