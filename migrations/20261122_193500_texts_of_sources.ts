import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Takes away what colleges said of their source before sources were records: it stayed for the version that ran
 * meanwhile. A database that the baseline has made never had it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges" DROP COLUMN IF EXISTS "source", DROP COLUMN IF EXISTS "source_year";
  ALTER TABLE "_colleges_v" DROP COLUMN IF EXISTS "version_source", DROP COLUMN IF EXISTS "version_source_year";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges" ADD COLUMN "source" varchar, ADD COLUMN "source_year" numeric;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_source" varchar, ADD COLUMN "version_source_year" numeric;`)
}
