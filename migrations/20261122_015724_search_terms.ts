import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_terms_kind" AS ENUM('country', 'state', 'place', 'course', 'ownership', 'department', 'designation', 'word');
  CREATE TABLE "search_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_search_terms_kind" DEFAULT 'word' NOT NULL,
  	"value" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_terms_id" uuid;
  ALTER TABLE "search_terms_texts" ADD CONSTRAINT "search_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_terms_updated_at_idx" ON "search_terms" USING btree ("updated_at");
  CREATE INDEX "search_terms_created_at_idx" ON "search_terms" USING btree ("created_at");
  CREATE INDEX "search_terms_texts_order_parent" ON "search_terms_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_terms_fk" FOREIGN KEY ("search_terms_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_terms_id");`)
  // The search text of vacancies now holds place and designation too, folded as the search folds words.
  await db.execute(sql`
   UPDATE "jobs" SET "search_text" = btrim(regexp_replace(
    lower(concat_ws(' ', "title", "institution", "department", "designation", "location")), '[^[:alnum:]]+', ' ', 'g'));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_terms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_terms" CASCADE;
  DROP TABLE "search_terms_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_terms_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_terms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_terms_id";
  DROP TYPE "public"."enum_search_terms_kind";`)
}
