// Imported first by every command, in syntax that an old Node can still parse.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 9)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 20.9 or newer (https://nodejs.org) and run the command again.\n`,
  )
  process.exit(1)
}
