import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AnySchema, SchemaDescription } from 'yup';
import { BRAND } from '../../shared/brand.ts';

type JsonSchema = Record<string, unknown>;
type Description = SchemaDescription & {
  fields?: Record<string, Description>;
  innerType?: Description;
  optional?: boolean;
  nullable?: boolean;
};

function param(description: Description, test: string, name: string): unknown {
  return description.tests.find((each) => each.name === test)?.params?.[name];
}

function constraints(description: Description): JsonSchema {
  const min = param(description, 'min', 'min');
  const max = param(description, 'max', 'max');
  switch (description.type) {
    case 'string': {
      const pattern = param(description, 'matches', 'regex');
      return {
        ...(min === undefined ? {} : { minLength: min }),
        ...(max === undefined ? {} : { maxLength: max }),
        ...(pattern instanceof RegExp ? { pattern: pattern.source } : {}),
      };
    }
    case 'number':
      return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
    case 'array':
      return { ...(min === undefined ? {} : { minItems: min }), ...(max === undefined ? {} : { maxItems: max }) };
    default:
      return {};
  }
}

function typeOf(description: Description): string {
  const whole = description.type === 'number' && description.tests.some((test) => test.name === 'integer');
  return whole ? 'integer' : description.type;
}

function convert(description: Description): JsonSchema {
  const type = typeOf(description);
  const schema: JsonSchema = { type, ...constraints(description) };
  if (description.nullable) {
    if (type === 'object' || type === 'array') schema.nullable = true;
    else schema.type = [type, 'null'];
  }
  const values = description.oneOf.filter((value) => value !== null);
  if (values.length > 0) schema.enum = description.nullable ? [...values, null] : values;
  if (description.innerType) schema.items = convert(description.innerType);
  if (description.fields) {
    const fields = Object.entries(description.fields);
    schema.properties = Object.fromEntries(fields.map(([name, field]) => [name, convert(field)]));
    const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
    if (required.length > 0) schema.required = required;
    schema.additionalProperties = false;
  }
  return schema;
}

/** @returns the JSON schema of a yup schema, for the API document and the serializer of answers */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  return convert(schema.describe() as Description);
}

/**
 * The API document of the contract: page `/api/docs`, JSON `/api/docs/json`. Register before the routes (R-openapi).
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND.name} API`, version: '1' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Session token, or token of a game link' },
          client: { type: 'http', scheme: 'basic', description: `Client id ${BRAND.oauthClientId}, empty secret` },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The document's page writes styles into its elements.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
