import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_vacancy_postings_language" ADD VALUE 'hi';
  ALTER TYPE "public"."enum_enquiries_language" ADD VALUE 'hi';
  ALTER TYPE "public"."enum_corrections_language" ADD VALUE 'hi';
  ALTER TYPE "public"."enum_mailboxes_language" ADD VALUE 'hi';
  ALTER TYPE "public"."enum_users_language" ADD VALUE 'hi';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancy_postings" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "vacancy_postings" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_vacancy_postings_language";
  CREATE TYPE "public"."enum_vacancy_postings_language" AS ENUM('en');
  ALTER TABLE "vacancy_postings" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_vacancy_postings_language";
  ALTER TABLE "vacancy_postings" ALTER COLUMN "language" SET DATA TYPE "public"."enum_vacancy_postings_language" USING "language"::"public"."enum_vacancy_postings_language";
  ALTER TABLE "enquiries" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_enquiries_language";
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en');
  ALTER TABLE "enquiries" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_enquiries_language";
  ALTER TABLE "enquiries" ALTER COLUMN "language" SET DATA TYPE "public"."enum_enquiries_language" USING "language"::"public"."enum_enquiries_language";
  ALTER TABLE "corrections" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "corrections" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_corrections_language";
  CREATE TYPE "public"."enum_corrections_language" AS ENUM('en');
  ALTER TABLE "corrections" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_corrections_language";
  ALTER TABLE "corrections" ALTER COLUMN "language" SET DATA TYPE "public"."enum_corrections_language" USING "language"::"public"."enum_corrections_language";
  ALTER TABLE "mailboxes" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "mailboxes" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_mailboxes_language";
  CREATE TYPE "public"."enum_mailboxes_language" AS ENUM('en');
  ALTER TABLE "mailboxes" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_mailboxes_language";
  ALTER TABLE "mailboxes" ALTER COLUMN "language" SET DATA TYPE "public"."enum_mailboxes_language" USING "language"::"public"."enum_mailboxes_language";
  ALTER TABLE "users" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_users_language";
  CREATE TYPE "public"."enum_users_language" AS ENUM('en');
  ALTER TABLE "users" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_users_language";
  ALTER TABLE "users" ALTER COLUMN "language" SET DATA TYPE "public"."enum_users_language" USING "language"::"public"."enum_users_language";`)
}
