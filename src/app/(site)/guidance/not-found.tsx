import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'

export default function NotFound() {
  return <CombinationNotFound />
}
