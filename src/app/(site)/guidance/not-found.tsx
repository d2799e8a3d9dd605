import { language } from '@/app/(site)/language'
import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'

export default function NotFound() {
  return <CombinationNotFound language={language} />
}
