import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "profile_photos" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "profile_photos" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "resumes" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "resumes" ADD COLUMN "_objectkey" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "prefix";
  ALTER TABLE "media" DROP COLUMN "_objectkey";
  ALTER TABLE "profile_photos" DROP COLUMN "prefix";
  ALTER TABLE "profile_photos" DROP COLUMN "_objectkey";
  ALTER TABLE "resumes" DROP COLUMN "prefix";
  ALTER TABLE "resumes" DROP COLUMN "_objectkey";`)
}
