import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_import_rows_action" AS ENUM('created', 'changed');
  CREATE TABLE "import_rows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"action" "enum_import_rows_action" NOT NULL,
  	"record" varchar NOT NULL,
  	"title" varchar,
  	"before" jsonb,
  	"written_at" timestamp(3) with time zone,
  	"is_undone" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_rows_id" uuid;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import_id");
  CREATE INDEX "import_rows_updated_at_idx" ON "import_rows" USING btree ("updated_at");
  CREATE INDEX "import_rows_created_at_idx" ON "import_rows" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_rows_fk" FOREIGN KEY ("import_rows_id") REFERENCES "public"."import_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_import_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("import_rows_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "import_rows" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_rows_fk";
  
  DROP INDEX "payload_locked_documents_rels_import_rows_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_rows_id";
  DROP TYPE "public"."enum_import_rows_action";`)
}
