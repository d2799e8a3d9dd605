import * as migration_20261122_020000_baseline from './20261122_020000_baseline';

export const migrations = [
  {
    up: migration_20261122_020000_baseline.up,
    down: migration_20261122_020000_baseline.down,
    name: '20261122_020000_baseline'
  },
];
