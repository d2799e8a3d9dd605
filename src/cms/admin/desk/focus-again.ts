/**
 * Gives the focus back to what was pressed, once it can have it again: a button that was disabled while it worked has
 * lost it. Where it is gone with its row, the screen itself has the focus, so that Tab goes on from there.
 */
export function focusAgain(pressed: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost) return
  const isThere = pressed instanceof HTMLElement && pressed.isConnected && pressed !== document.body
  const target = isThere ? pressed : document.querySelector<HTMLElement>('main')
  target?.focus()
}
