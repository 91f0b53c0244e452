import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../build/sourceFiles';

/** The names that a declaration refers to, or a call within it that loads something late. */
interface Facts {
  readonly name: string;
  /** Names of declarations and imports, as the file spells them. */
  readonly refs: Set<string>;
  /** Words after a dot or within a pattern: which exports of a module are used. */
  readonly words: Set<string>;
  /** The namespaces that it asks for with `useTranslation`. */
  readonly needs: Set<string>;
  /** The namespaces that it loads with `loadTexts`, or that a call such as `lazyComponent` declares. */
  readonly loads: Set<string>;
  /** Modules that it imports dynamically. */
  readonly imports: Set<string>;
  /** Calls such as `lazyComponent` within it. */
  readonly late: Facts[];
  readonly file: string;
}

interface Source {
  readonly decls: Map<string, Facts>;
  readonly imports: Map<string, { readonly file: string; readonly name: string }>;
  readonly exports: Map<string, { readonly file: string; readonly name: string }>;
}

const isNoSource = /\.(?:test|fixture)\.tsx?$|\.d\.ts$/u;
/** Calls whose loader runs before the component that it loads is rendered; `screen` is the route's. */
const lateCalls = new Set(['lazyComponent', 'lazyPart', 'screen']);

/** Every text in an expression: `'a'`, `['a', 'b']`, or those of a constant of the file. */
function textsIn(node: ts.Node, tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (at: ts.Node) => {
    if (ts.isStringLiteralLike(at)) found.push(at.text);
    else if (ts.isIdentifier(at))
      for (const statement of tree.statements)
        if (ts.isVariableStatement(statement))
          for (const { name, initializer } of statement.declarationList.declarations)
            if (name.getText() === at.text && initializer) visit(initializer);
    at.forEachChild(visit);
  };
  visit(node);
  return found;
}

const factsOf = (name: string, file: string): Facts => ({
  name,
  file,
  refs: new Set(),
  words: new Set(),
  needs: new Set(),
  loads: new Set(),
  imports: new Set(),
  late: [],
});

/** Reads the sources below a folder, and finds what is shown before its texts are there. */
export class LateTexts {
  private readonly sources = new Map<string, Source>();
  /** What calls such as `lazyComponent` load, and their loaders: elsewhere it is only fetched ahead. */
  private readonly loadedLate = new Set<Facts>();
  private readonly src: string;
  private readonly seen = new Set<string>();
  /** The messages about missing texts: `file: component asks for "namespace", which … does not load`. */
  readonly missing = new Set<string>();
  /** The calls that load something late, as `file: name`. */
  readonly parts = new Set<string>();

  constructor(src: string) {
    this.src = src;
    for (const file of filesBelow(src, /\.tsx?$/u)) if (!isNoSource.test(file)) this.read(file);
    const all = [...this.sources.values()].flatMap(({ decls }) => Array.from(decls.values()));
    for (const late of all.flatMap((facts) => facts.late)) {
      const loader = this.loaderOf(late);
      for (const facts of loader)
        for (const one of [facts, ...this.importedBy(facts, loader)]) this.loadedLate.add(one);
    }
  }

  /** Follows what is rendered from a declaration on, with the namespaces that are loaded there. */
  walk(file: string, name: string, loaded: readonly string[]): void {
    const facts = this.sources.get(path.join(this.src, file))?.decls.get(name);
    if (!facts) throw new Error(`no ${name} in ${file}`);
    this.render(facts, new Set(loaded), 'the start');
  }

  private render(facts: Facts, given: ReadonlySet<string>, by: string): void {
    const loaded = new Set([...given, ...facts.loads]);
    const state = `${facts.file} ${facts.name} ${[...loaded].sort().join()}`;
    if (this.seen.has(state)) return;
    this.seen.add(state);
    for (const namespace of facts.needs)
      if (!loaded.has(namespace))
        this.missing.add(`${this.short(facts)} asks for "${namespace}", which is not loaded by ${by}`);
    for (const late of facts.late) this.enter(late, loaded);
    // A loader that is called by hand is a late part, too, unless it only fetches another one ahead.
    const byHand = this.importedBy(facts, [facts]).filter((one) => !this.loadedLate.has(one));
    if (byHand.length > 0 && !this.loadedLate.has(facts)) this.enter(facts, loaded);
    for (const ref of this.refsOf(facts)) this.render(ref, loaded, by);
  }

  /** A late part: its loader runs first, then what it has loaded is rendered. */
  private enter(late: Facts, given: ReadonlySet<string>): void {
    this.parts.add(this.short(late));
    const loader = this.loaderOf(late);
    const loaded = new Set([...given, ...loader.flatMap(({ loads }) => [...loads])]);
    for (const facts of loader) {
      for (const inner of facts.late) if (inner !== late) this.enter(inner, loaded);
      for (const component of this.importedBy(facts, loader))
        this.render(component, loaded, this.short(late));
    }
  }

  /** The functions that a loader calls, through doors, too. */
  private loaderOf(late: Facts): Facts[] {
    const all = new Set([late]);
    for (const facts of all) {
      for (const ref of this.refsOf(facts))
        if (!/^[A-Z]/u.test(ref.name) || ref.late.length > 0) all.add(ref);
      for (const called of this.importedBy(facts, [...all]))
        if (!/^[A-Z]/u.test(called.name)) all.add(called);
    }
    return [...all];
  }

  /** The exports that a loader uses of the modules that it imports. */
  private importedBy(facts: Facts, loader: readonly Facts[]): Facts[] {
    return [...facts.imports].flatMap((file) => {
      const names = [...(this.sources.get(file)?.exports.keys() ?? [])];
      const used = names.filter((name) => loader.some(({ words }) => words.has(name)));
      return (used.length > 0 ? used : names).flatMap((name) => this.exported(file, name) ?? []);
    });
  }

  private refsOf({ refs, file }: Facts): Facts[] {
    const source = this.sources.get(file);
    return [...refs].flatMap((name) => {
      const imported = source?.imports.get(name);
      return (imported ? this.exported(imported.file, imported.name) : source?.decls.get(name)) ?? [];
    });
  }

  private exported(file: string, name: string): Facts | undefined {
    const source = this.sources.get(file);
    const from = source?.exports.get(name);
    if (!source || !from) return undefined;
    return from.file === file ? source.decls.get(from.name) : this.exported(from.file, from.name);
  }

  private short({ file, name }: Facts): string {
    return `${path.relative(this.src, file)}: ${name}`;
  }

  private resolve(specifier: string, from: string): string | undefined {
    if (!/^(?:@\/|\.)/u.test(specifier)) return undefined;
    const base = specifier.startsWith('@/')
      ? path.join(this.src, specifier.slice(2))
      : path.resolve(path.dirname(from), specifier);
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => existsSync(file));
  }

  private read(file: string): void {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const source: Source = { decls: new Map(), imports: new Map(), exports: new Map() };
    this.sources.set(file, source);
    const declare = (name: string, node: ts.Node, isExported: boolean) => {
      const facts = factsOf(name, file);
      this.collect(node, facts, tree);
      source.decls.set(name, facts);
      if (isExported) source.exports.set(name, { file, name });
    };
    for (const statement of tree.statements) this.readStatement(statement, source, tree, declare);
  }

  private readStatement(
    statement: ts.Statement,
    { imports, exports }: Source,
    tree: ts.SourceFile,
    declare: (name: string, node: ts.Node, isExported: boolean) => void,
  ): void {
    const isExported = ts.canHaveModifiers(statement)
      ? (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = this.resolve(statement.moduleSpecifier.text, tree.fileName);
      const bindings = statement.importClause?.namedBindings;
      if (from && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName, isTypeOnly } of bindings.elements)
          if (!isTypeOnly) imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const given = statement.moduleSpecifier;
      const from =
        given && ts.isStringLiteral(given) ? this.resolve(given.text, tree.fileName) : tree.fileName;
      if (from && statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          exports.set(name.text, { file: from, name: (propertyName ?? name).text });
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declare(statement.name.text, statement, isExported);
    } else if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesOf(declaration.name)) declare(name, declaration, isExported);
  }

  private collect(node: ts.Node, facts: Facts, tree: ts.SourceFile): void {
    const visit = (at: ts.Node): void => {
      if (ts.isTypeNode(at)) return;
      if (ts.isCallExpression(at)) {
        const called = at.expression.getText();
        if (lateCalls.has(called)) {
          const isScreen = called === 'screen';
          const late = factsOf(isScreen ? (at.arguments[0]?.getText() ?? '') : facts.name, facts.file);
          facts.late.push(late);
          for (const [index, argument] of at.arguments.entries())
            if (index === 1) for (const text of textsIn(argument, tree)) late.loads.add(text);
            else this.collect(argument, late, tree);
          return;
        }
        const [first] = at.arguments;
        if (first && called === 'useTranslation')
          for (const text of textsIn(first, tree)) facts.needs.add(text);
        if (first && called === 'loadTexts') for (const text of textsIn(first, tree)) facts.loads.add(text);
        if (first && at.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(first)) {
          const file = this.resolve(first.text, facts.file);
          if (file) facts.imports.add(file);
        }
      }
      if (ts.isIdentifier(at)) {
        const { parent } = at;
        const isWord =
          (ts.isPropertyAccessExpression(parent) && parent.name === at) || ts.isBindingElement(parent);
        if (isWord) facts.words.add(at.text);
        else if (!ts.isJsxAttribute(parent) && !(ts.isPropertyAssignment(parent) && parent.name === at))
          facts.refs.add(at.text);
      }
      at.forEachChild(visit);
    };
    visit(node);
    facts.refs.delete(facts.name);
  }
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)));
}
