import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_writes_as" AS ENUM('adult', 'parent', 'minor');
  CREATE TYPE "public"."enum_users_writes_as" AS ENUM('adult', 'parent', 'minor');
  ALTER TABLE "enquiries" ADD COLUMN "writes_as" "enum_enquiries_writes_as";
  ALTER TABLE "enquiries" ADD COLUMN "guardian_contact" varchar;
  ALTER TABLE "users" ADD COLUMN "writes_as" "enum_users_writes_as";
  ALTER TABLE "users" ADD COLUMN "guardian_email" varchar;
  ALTER TABLE "users" ADD COLUMN "guardian_agreed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" DROP COLUMN "writes_as";
  ALTER TABLE "enquiries" DROP COLUMN "guardian_contact";
  ALTER TABLE "users" DROP COLUMN "writes_as";
  ALTER TABLE "users" DROP COLUMN "guardian_email";
  ALTER TABLE "users" DROP COLUMN "guardian_agreed_at";
  DROP TYPE "public"."enum_enquiries_writes_as";
  DROP TYPE "public"."enum_users_writes_as";`)
}
