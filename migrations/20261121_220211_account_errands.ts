import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_tokens" ADD COLUMN "next" varchar;
  ALTER TABLE "account_tokens" ADD COLUMN "wish" varchar;
  ALTER TABLE "account_tokens" ADD COLUMN "invited_by_id" uuid;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "account_tokens_invited_by_idx" ON "account_tokens" USING btree ("invited_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_invited_by_id_users_id_fk";
  
  DROP INDEX "account_tokens_invited_by_idx";
  ALTER TABLE "account_tokens" DROP COLUMN "next";
  ALTER TABLE "account_tokens" DROP COLUMN "wish";
  ALTER TABLE "account_tokens" DROP COLUMN "invited_by_id";`)
}
