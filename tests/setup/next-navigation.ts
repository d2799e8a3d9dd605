/**
 * Stands in for `next/navigation` where an action leads elsewhere: what it throws says where.
 * `vi.mock('next/navigation', () => import('../../setup/next-navigation'))`
 */
export function redirect(to: string): never {
  throw new Error(`redirected to ${to}`)
}

export function unstable_rethrow(error: Error): void {
  if (error.message.startsWith('redirected to ')) throw error
}
